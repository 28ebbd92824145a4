import { expect, test } from 'vitest';
import { type LentBy, compose } from './compose.ts';
import { type Declaration, type Given, type OnPlatform, domain, domainOn } from './declaration.ts';
import type { Domain } from './domain.ts';
import type { Platform } from './platform.ts';

const given: Omit<Given, 'domains'> = {
  platform: {} as Platform,
  sessions: { dropSession: () => undefined },
  tell: () => undefined,
  isThere: () => false,
};

interface Lamp {
  readonly colour: string;
}

const named = (name: string): Domain => ({ name, routes: [] });
const lamp = domainOn({ needs: [], create: (): Domain & Lamp => ({ ...named('lamp'), colour: 'red' }) });

interface KiteNeeds extends OnPlatform {
  readonly lamp: Lamp;
}
const kite = domain({
  needs: ['lamp'],
  create: ({ lamp: { colour } }: KiteNeeds) => named(`${colour} kite`),
});

const declarations = { kite, lamp };
type Parts = Given & LentBy<typeof declarations>;

test('a domain is made after what it needs, and is handed what that one lends', () => {
  const { domains, parts } = compose<Parts>(declarations, given);
  expect(domains.map(({ name }) => name)).toEqual(['lamp', 'red kite']);
  expect(parts.lamp.colour).toBe('red');
});

test('where nothing else decides they are made by name, however they are listed', () => {
  const [one, two, three] = ['bell', 'cart', 'drum'].map((name) =>
    domainOn({ needs: [], create: () => named(name) }),
  );
  for (const listed of [
    { cart: two, drum: three, bell: one },
    { drum: three, bell: one, cart: two },
  ])
    expect(compose(listed as Readonly<Record<string, Declaration<Given>>>, given).domains).toMatchObject([
      { name: 'bell' },
      { name: 'cart' },
      { name: 'drum' },
    ]);
});

test('a domain is handed nothing that it does not need', () => {
  const handed: string[] = [];
  const create = (needed: KiteNeeds & Pick<Given, 'tell'>) => {
    handed.push(...Object.keys(needed));
    return named('kite');
  };
  compose<Parts>({ lamp, kite: domain({ needs: ['lamp', 'tell'], create }) }, given);
  expect(handed).toEqual(['platform', 'lamp', 'tell']);
});

test('one that needs the list of all others is made last, and is not on it', () => {
  const create = ({ domains }: OnPlatform & Pick<Given, 'domains'>) =>
    named(`after ${domains.map(({ name }) => name).join(' and ')}`);
  const { domains } = compose<Parts>(
    { bell: domain({ needs: ['domains'], create }), ...declarations },
    given,
  );
  expect(domains.at(-1)?.name).toBe('after lamp and red kite');
});

test('domains that need each other are refused in a sentence that goes round the circle', () => {
  const round = {
    kite,
    lamp: domain({ needs: ['tail'], create: (_needed: OnPlatform & { tail: Domain }) => named('lamp') }),
    tail: domain({ needs: ['kite'], create: (_needed: OnPlatform & { kite: Domain }) => named('tail') }),
  };
  // The types let a circle pass, as each of the three is lent by another.
  type Round = Given & LentBy<typeof declarations & Pick<typeof round, 'tail'>>;
  expect(() => compose<Round>(round, given)).toThrow('A circle: kite needs lamp needs tail needs kite.');
});

test('a need that is left out, one that is none, and one that no domain lends do not compile', () => {
  const create = (_needed: KiteNeeds) => named('kite');
  // @ts-expect-error -- must not compile: the lamp is left out
  expect(domain({ needs: [], create }).needs).toEqual([]);
  // @ts-expect-error -- must not compile: `bell` is no need of a kite
  expect(domain({ needs: ['lamp', 'bell'], create }).needs).toEqual(['lamp', 'bell']);
  const alone = { kite };
  // @ts-expect-error -- must not compile: no one lends a lamp
  expect(() => compose<Given & LentBy<typeof alone>>(alone, given)).toThrow(
    'kite needs lamp, which is not there.',
  );
});
