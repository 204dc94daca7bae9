"""Nets that learn by playing themselves (extra `train`: PyTorch), on the environments of `wataha.env`.

The recipe for policies, a file a stage: `settings` (its numbers), `nets` (what learns), `rollout` (games are played),
`returns` (what each decision turned out to be worth), `ppo` (the net learns from that), `league` (past selves to play
against), `training` (the loop). The recipe for nets of positions: `self_play` (games by quick moves or searches),
`position_fit` (what learns, and how), `position_training` (the loop).

For both: `variants` (what is dealt), `ladder` (games against greedy and the levels), `checkpoint` (what a training
leaves behind), `report` (its curves), `export` (the small file that bots play with), `commands` (`wataha train`).
"""
