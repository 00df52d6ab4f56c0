title = Quarriors! Quarmageddon
option-advanced_capture = x
option-cull_to_score = x
option-sets = x
option-sets-base-quarmageddon = x
option-sets-base = x
option-wilds = x
