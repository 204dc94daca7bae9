## Names

lwb-lone = Lone Wolf
lwb-lone-once = Lone Wolf, once { $card }
lwb-unseen-card = A card face down
lwb-territory = { $place } ({ $suit }): your strength { $own }, theirs { $other }; room for { $room ->
    [one] one more card
   *[other] { $room } more cards
}
lwb-table = The table
lwb-strength = Strength of { $who }: { $strength }
lwb-unseen = { $count ->
    [one] One card not seen
   *[other] { $count } cards not seen
}
lwb-unseen-where = { $hand } of them in the other hand, { $box } in the box.
lwb-void = { $who } has none

## What is to be decided

lwb-ask-lead = Lead: send any wolf to any territory.
lwb-wait-lead = { $who } is choosing a wolf to lead.
lwb-ask-follow = Follow { $card }: the same suit if you have it, to any territory.
lwb-wait-follow = { $who } is choosing an answer to { $card }.
lwb-ask-take = You lost the trick: take a scar { $place }.
lwb-wait-take = { $who } is choosing a scar { $place }.
lwb-ask-place = Place your scar on a pack field, for good.
lwb-wait-place = { $who } is choosing a field for the scar.

## What things are

lwb-explain-down = Nobody but its owner knows this card.
lwb-explain-lone = It lost its trick and fights on with strength 1. It has no suit any more.
lwb-explain-wolf = Strength { $value } as long as it lies face up.
lwb-explain-two = The 2 beats the 7 of its own suit.
lwb-explain-three = When it is sent, a hidden scar of its territory is revealed.
lwb-explain-trump-card = Its suit is trump: it wins against other suits when you cannot follow.
lwb-explain-hidden = Whoever loses a trick with a card in this territory may take it, look at it alone, and place it.
lwb-explain-honor = { $value } points for the stronger side here at the end. Turned over, it would be worth { $reverse }.
lwb-explain-moon = 5 points for the stronger side here at the end. It rose where the scars ran out first, and made that suit trump.
lwb-explain-blood_moon = 3 points for the stronger side here at the end. It rises where the scars run out second; from then on only that suit is trump.
lwb-explain-territory = The stronger side holds it at the end: face-up values, 1 for each Lone Wolf, and strength scars. A tie gives it to nobody.
lwb-explain-room = { $room ->
    [0] It is full: no more cards may be sent here.
    [one] There is room for one more card.
   *[other] There is room for { $room } more cards.
}
lwb-explain-border = A scar placed here works in both territories.
lwb-explain-STR_PER_WOLF = +1 strength for each of your cards here, Lone Wolves included. Counted at the end.
lwb-explain-STR_3 = +3 strength here. Counted at the end.
lwb-explain-ADD_LONE = At once: a card from the box joins your side here as a Lone Wolf, if there is room.
lwb-explain-FLIP_HONOR = At once: the honor token here is turned over.
lwb-explain-PT_1_WOLF = 1 point for each of your cards here, Lone Wolves included. Counted at the end.
lwb-explain-PT_2_LONE = 2 points for each of your Lone Wolves here. Counted at the end.
lwb-explain-PT_2_FACEUP = 2 points for each of your face-up wolves here. Counted at the end.
lwb-explain-PT_3_LOW = 3 points for each of your face-up wolves of value 2, 3 or 4 here. Counted at the end.
lwb-explain-PT_5_CONTROL = 5 points if you win the honor token here.

## The lesson

lwl-welcome = Welcome to the clearing. Your hand lies at the bottom; the other pack sits across. Thirteen tricks decide who holds five territories.
lwl-territories = Each territory has an honor token with its points. At the end the stronger side wins it. Wolves may go to any territory, whatever their suit.
lwl-lead = You lead. Tap your lit 7, then the lit territory.
lwl-won = The other side had to follow suit and played lower. You won: your 7 stays face up at full strength. Theirs became a Lone Wolf of strength 1.
lwl-their-scar = The loser takes a scar from where the wolf fell and places it for good. Scars are the reward of losing well.
lwl-lose = You won, so you lead again. This time lose on purpose: send your 4.
lwl-lost = Beaten. Your 4 fights on as a Lone Wolf of strength 1, but now a scar of this territory is yours.
lwl-take = Take a hidden scar. Only you will see it before you place it.
lwl-place = Place it on a pack field of the lit territory. It works only there, and only for you.
lwl-strength = The shields count strength on both sides; gold leads. The tiny number on an honor token is its back: some scars turn it over.
lwl-moon = When the last scar leaves a territory, a moon rises there and makes its suit trump. The moons are points for the stronger side, too.
lwl-talents = The 2 beats the 7 of its own suit. A 3 reveals a hidden scar where it lands. A territory holds six cards, no more.
lwl-end = That is all you need. The game ends after thirteen tricks. Try it against a pup!
