import { test } from '../fixtures/test.ts';
import { tours } from './tours.gen.ts';
import { lookAtTours } from './tour.ts';

type Name = keyof typeof tours;

/** Each tour has people of its own or only looks. */
test.describe.configure({ mode: 'parallel' });

/** What is made for desks is looked at there. */
const forDesks: readonly Name[] = ['backoffice'];
/** These tours hold every kind of part: lists, cards, forms, dialogs, empty screens. */
const byDay: readonly Name[] = ['newcomer', 'firm', 'newPartner'];
const byNight = (Object.keys(tours) as Name[]).filter(
  (name) => !forDesks.includes(name) && !byDay.includes(name),
);

/**
 * Each screen once: some in English by day, the others in Hindi by night, whose words are longer. The contrast is tried in
 * both themes. `npm run screenshots -w e2e` looks at every screen by day and by night, on phone and desk.
 */
lookAtTours(byDay, { language: 'en', scheme: 'light', onPhone: true });
lookAtTours(byNight, { language: 'hi', scheme: 'dark', onPhone: true });
