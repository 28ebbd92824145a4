import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { screenAt } from '@nukkad/contract/identity/account/screens';
import type { AnyEvent } from '@nukkad/contract/kernel/event';
import { describe, expect, test } from 'vitest';
import { composedNotices } from '../../../test/walks/composed-notices.ts';
import { examples } from '../../../test/walks/notice-examples.ts';
import { listedOf } from './listed.ts';

/** The support desk reads its own mail, and has no list. */
const toTheDesk = new Set(['support.mail_support']);
const id = '01935c2e-7a7a-7000-8000-000000000001';
/** A fact that is an address itself was taken from the table of screens by who published it. */
const addresses: Readonly<Record<string, string>> = { screen: screenAddress.post(id) };
/** What a notice may ask its event for: any id, and each value of a fact that has a few. */
function possibleFacts({ facts }: AnyEvent): readonly never[] {
  const { shape } = facts as unknown as {
    shape: Readonly<Record<string, { def: { entries?: Record<string, string> } }>>;
  };
  const few = Object.entries(shape).flatMap(([key, { def }]) =>
    Object.values(def.entries ?? {}).map((value) => ({ [key]: value })),
  );
  const fixed = Object.fromEntries(few.flatMap((one) => Object.entries(one)));
  return (few.length === 0 ? [{}] : few).map(
    (one) =>
      new Proxy(
        { ...addresses, ...fixed, ...one },
        { get: (known, key) => Reflect.get(known, key) ?? id },
      ) as never,
  );
}
const notices = composedNotices()
  .filter(({ name }) => !toTheDesk.has(name))
  .map((notice) => [`${notice.name} ${notice.event.name}`, notice] as const);

describe('every notice', () => {
  test.each(notices)('%s leads to a screen that there is', (_, notice) => {
    for (const facts of possibleFacts(notice.event)) {
      const opens = notice.open((spec) => spec.opens(facts));
      const found = screenAt(opens.split('?')[0] ?? '');
      expect(found, opens).not.toBeNull();
      // A last resort of the table of screens is no screen of this notice.
      expect(found?.screen.path.startsWith(`/${opens.split(/[/?]/)[1]}`), opens).toBe(true);
    }
  });

  test.each(notices)(
    'promise 28: %s is listed in both languages, without a code or a link',
    (key, notice) => {
      const [template, tag] = notice.open((spec) => [spec.template, spec.tag]);
      for (const seen of examples[key] ?? [null]) {
        const words = notice.words(seen as never);
        if (words === null) throw new Error(`${key} says nothing of its example.`);
        const { title, body } = listedOf(template, tag, words);
        for (const said of [title.en, title.hi, body.en, body.hi]) {
          expect(said).not.toMatch(/https?:|\b\d{6}\b/);
          expect(said.trim()).not.toBe('');
        }
        expect(body.en).toMatch(/^[^a-z].*[^:,\s]$/);
        expect(body.hi).toMatch(/[^:,\s]$/);
      }
    },
  );
});
