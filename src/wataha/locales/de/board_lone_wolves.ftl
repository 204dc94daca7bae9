## Names

lwb-lone = Einsamer Wolf
lwb-lone-once = Einsamer Wolf, einst { $card }
lwb-unseen-card = Eine verdeckte Karte
lwb-territory = { $place } ({ $suit }): deine Stärke { $own }, die andere { $other }; Platz für { $room ->
    [one] noch eine Karte
   *[other] noch { $room } Karten
}
lwb-table = Der Tisch
lwb-strength = Stärke von { $who }: { $strength }
lwb-unseen = { $count ->
    [one] Eine ungesehene Karte
   *[other] { $count } ungesehene Karten
}
lwb-unseen-where = Davon { $hand } in der anderen Hand, { $box } in der Schachtel.
lwb-void = { $who } hat keine

## What is to be decided

lwb-ask-lead = Du spielst aus: einen beliebigen Wolf in ein beliebiges Gebiet.
lwb-wait-lead = { $who } wählt einen Wolf zum Ausspielen.
lwb-ask-follow = Antworte auf { $card }: Bediene die Farbe, wenn du kannst, in ein beliebiges Gebiet.
lwb-wait-follow = { $who } wählt eine Antwort auf { $card }.
lwb-ask-take = Stich verloren: Nimm ein Narbenplättchen { $place }.
lwb-wait-take = { $who } wählt ein Narbenplättchen { $place }.
lwb-ask-place = Lege dein Narbenplättchen auf ein Rudelfeld, für immer.
lwb-wait-place = { $who } wählt ein Feld für das Narbenplättchen.

## What things are

lwb-explain-down = Nur wer sie hält, kennt diese Karte.
lwb-explain-lone = Er hat seinen Stich verloren und kämpft mit Stärke 1 weiter. Er hat keine Farbe mehr.
lwb-explain-wolf = Stärke { $value }, solange er offen liegt.
lwb-explain-two = Die 2 schlägt die 7 der eigenen Farbe.
lwb-explain-three = Wird er ausgespielt, wird in seinem Gebiet ein verdecktes Narbenplättchen aufgedeckt.
lwb-explain-trump-card = Seine Farbe ist Trumpf: Er sticht andere Farben, wenn du nicht bedienen kannst.
lwb-explain-hidden = Wer mit einer Karte in diesem Gebiet einen Stich verliert, darf es nehmen, allein ansehen und legen.
lwb-explain-honor = { $value } Punkte am Ende für die stärkere Seite hier. Umgedreht wäre es { $reverse } wert.
lwb-explain-moon = 5 Punkte am Ende für die stärkere Seite hier. Er ging auf, wo die Narben zuerst ausgingen, und machte diese Farbe zum Trumpf.
lwb-explain-blood_moon = 3 Punkte am Ende für die stärkere Seite hier. Er geht auf, wo die Narben als Zweites ausgehen; dann ist nur noch diese Farbe Trumpf.
lwb-explain-territory = Am Ende hält es die stärkere Seite: offene Werte, 1 für jeden Einsamen Wolf und Narben mit Stärke. Bei Gleichstand niemand.
lwb-explain-room = { $room ->
    [0] Es ist voll: Hierher darf keine Karte mehr.
    [one] Es ist noch Platz für eine Karte.
   *[other] Es ist noch Platz für { $room } Karten.
}
lwb-explain-border = Ein Narbenplättchen hier wirkt in beiden Gebieten.
lwb-explain-STR_PER_WOLF = +1 Stärke für jede deiner Karten hier, auch Einsame Wölfe. Zählt am Ende.
lwb-explain-STR_3 = +3 Stärke hier. Zählt am Ende.
lwb-explain-ADD_LONE = Sofort: Eine Karte aus der Schachtel kommt als Einsamer Wolf auf deine Seite, wenn Platz ist.
lwb-explain-FLIP_HONOR = Sofort: Das Gebietsplättchen hier wird umgedreht.
lwb-explain-PT_1_WOLF = 1 Punkt für jede deiner Karten hier, auch Einsame Wölfe. Zählt am Ende.
lwb-explain-PT_2_LONE = 2 Punkte für jeden deiner Einsamen Wölfe hier. Zählt am Ende.
lwb-explain-PT_2_FACEUP = 2 Punkte für jeden deiner offenen Wölfe hier. Zählt am Ende.
lwb-explain-PT_3_LOW = 3 Punkte für jeden deiner offenen Wölfe mit Wert 2, 3 oder 4 hier. Zählt am Ende.
lwb-explain-PT_5_CONTROL = 5 Punkte, wenn du das Gebietsplättchen hier gewinnst.

## The lesson

lwl-welcome = Willkommen auf der Lichtung. Deine Hand liegt unten, das andere Rudel sitzt gegenüber. Dreizehn Stiche entscheiden über fünf Gebiete.
lwl-territories = Jedes Gebiet hat ein Gebietsplättchen mit Punkten. Am Ende gewinnt es die stärkere Seite. Wölfe dürfen in jedes Gebiet, gleich welcher Farbe.
lwl-lead = Du spielst aus. Tippe auf deine leuchtende 7, dann auf das leuchtende Gebiet.
lwl-won = Die andere Seite musste bedienen und spielte niedriger. Der Stich ist deiner: Deine 7 bleibt offen und stark. Ihre Karte ist nun ein Einsamer Wolf mit Stärke 1.
lwl-their-scar = Wer verliert, nimmt ein Narbenplättchen von dort, wo der Wolf fiel, und legt es für immer. Narben sind der Lohn guten Verlierens.
lwl-lose = Du hast gewonnen und spielst wieder aus. Verliere jetzt mit Absicht: Spiele deine 4.
lwl-lost = Geschlagen. Deine 4 kämpft als Einsamer Wolf mit Stärke 1 weiter, aber eine Narbe dieses Gebiets gehört nun dir.
lwl-take = Nimm ein verdecktes Narbenplättchen. Nur du siehst es, bevor du es legst.
lwl-place = Lege es auf ein Rudelfeld des leuchtenden Gebiets. Es wirkt nur dort und nur für dich.
lwl-strength = Die Schilde zählen die Stärke beider Seiten; Gold führt. Die kleine Zahl am Gebietsplättchen ist seine Rückseite: Manche Narben drehen es um.
lwl-moon = Verlässt die letzte Narbe ein Gebiet, geht dort ein Mond auf und macht seine Farbe zum Trumpf. Auch Monde sind Punkte für die stärkere Seite.
lwl-talents = Die 2 schlägt die 7 der eigenen Farbe. Eine 3 deckt dort, wo sie landet, eine Narbe auf. Ein Gebiet fasst sechs Karten, nicht mehr.
lwl-end = Mehr brauchst du nicht. Nach dreizehn Stichen ist Schluss. Versuch es gegen einen Welpen!
