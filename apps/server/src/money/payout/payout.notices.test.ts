import { expect, test } from 'vitest';
import { examples } from '../../../test/walks/notice-examples.ts';
import { payoutNotices } from './payout.notices.ts';

const [, failed] = payoutNotices({ partner: { getOrganisations: async () => new Map() } });
const said = (examples['payout.tell payout.failed'] ?? []).map(
  (payout) => failed?.words(payout as never)?.fills['text'],
);

test('a partner without a verified account is asked for one, and hears of no bank that refused', () => {
  const [notReached, refused, noAccount] = said;
  expect(notReached).toMatchObject({ en: expect.stringContaining('The bank couldn’t be reached') });
  expect(refused).toMatchObject({ en: expect.stringContaining('refused your payout') });
  expect(noAccount).toMatchObject({ en: expect.stringContaining('no verified bank account') });
  expect(JSON.stringify(noAccount)).not.toMatch(/refused|लौटा|एचडीएफ़सी/);
});
