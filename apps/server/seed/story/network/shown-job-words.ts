import type { DrawnWork } from './drawn-work.ts';

/** What a card and the post that carries it say of a visit. */
export interface ShownWork {
  /** Null: no photo was taken. */
  readonly picture: DrawnWork | null;
  readonly words: string;
  readonly says: string;
}

const work = (picture: DrawnWork | null, words: string, says: string): ShownWork => ({
  picture,
  words,
  says,
});

/** By category of the catalogue; a shop shows them in turn. */
const works: Readonly<Record<string, readonly ShownWork[]>> = {
  electrician: [
    work(
      'switchboard',
      'The old board is out. Eight switches, each labelled, and the earth was checked.',
      'One board fewer that hums at night. Shown with the consent of the house. #electrical',
    ),
    work(
      'stairs',
      'सीढ़ी पर छह लैंप, सेंसर के साथ। पुरानी वायरिंग बदली।',
      'सीढ़ी अब अँधेरी नहीं। घर वालों की हाँ के साथ दिखा रहे हैं। #बिजली',
    ),
    work(
      'switchboard',
      'Two loose sockets replaced, the fuse traced to a wet wall and moved.',
      'The fuse went each evening at seven. It was the wall, not the kettle. #electrical',
    ),
  ],
  plumber: [
    work(
      'pipe',
      'New line along the wall, no tile broken. Two joints tested under pressure.',
      'Before and after, from this month: a line that no longer drips. #plumbing',
    ),
    work('pipe', 'रिसाव बंद, नया वाल्व लगा। पानी का दबाव जाँचा।', 'रिसाव ढूँढना आधा काम है, बाक़ी आधा यहाँ देखें। #नल'),
    work(
      'pipe',
      'Hot and cold were swapped for years. Both lines are marked now.',
      'Left is hot again. The family had learned it the other way round. #plumbing',
    ),
  ],
  ac: [
    work(
      'cooler',
      'Both units washed from the inside, the drain cleared, the gas measured.',
      'What a wash does for an old unit. The customer agreed to show it. #ac',
    ),
    work(
      'cooler',
      'पानी टपकना बंद: नाली साफ़ की और यूनिट सीधी लगाई।',
      'एसी दीवार पर रो रहा था। अब सिर्फ़ ठंडक देता है। #एसी',
    ),
    work(
      'cooler',
      'New capacitor, fan blades balanced, and it no longer rattles at night.',
      'A rattle has a reason. Here it was one blade. #ac',
    ),
  ],
  cleaning: [
    work(
      'filter',
      'The chimney filter was soaked twice and brushed. Tiles behind it are clean as well.',
      'The filter went dark so slowly that nobody saw it. Compare both photos. #cleaning',
    ),
    work('filter', 'पूरी रसोई की गहरी सफ़ाई, जाली और पंखा अलग से।', 'रसोई पहले और बाद में, एक ही सुबह में। #सफ़ाई'),
  ],
  carpenter: [
    work(
      'chair',
      'Glued, clamped and polished. Two rungs are new.',
      'A chair nobody dared to sit on has its place back. #carpentry',
    ),
    work(
      'chair',
      'Joints opened, cleaned and set again. The old cane stays.',
      'Old cane, new joints. #carpentry',
    ),
  ],
  garden: [
    work(
      'pots',
      'Fresh soil, five pots moved into the light, one tomato rescued.',
      'A balcony after one morning of work, shown as its owner likes it. #garden',
    ),
  ],
};

const others: readonly ShownWork[] = [
  work(null, 'Done as agreed, and the place was left clean.', 'A finished visit, told without photos. #work'),
  work(null, 'तय समय पर काम पूरा हुआ, और जगह साफ़ छोड़ी।', 'इस महीने का एक काम, जैसा तय था। #काम'),
  work(
    null,
    'Took an hour less than planned; the rest went into a second check.',
    'The second check is ours. #work',
  ),
];

/** Of the visits of a shop the one at this place. */
export function shownWorkOf(categoryId: string, place: number): ShownWork {
  const own = works[categoryId] ?? others;
  const found = own[place % own.length];
  if (!found) throw new Error(`Nothing is said of visits of ${categoryId}.`);
  return found;
}
