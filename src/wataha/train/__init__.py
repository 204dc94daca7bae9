"""Nets that learn by playing themselves (extra `train`: PyTorch), on the environments of `wataha.env`.

The recipe, a file a stage: `settings` (its numbers), `maps` and `nets` (what learns), `rollout` (games are played),
`returns` (what each decision turned out to be worth), `ppo` (the net learns from that), `league` (past selves to play
against), `training` (the loop, its checkpoints and curves), `report` (what of it is shown), `export` (the small file
that bots play with).
"""
