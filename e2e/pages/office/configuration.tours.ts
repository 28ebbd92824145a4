import { aCommissionToCome } from '../../fixtures/configuration.ts';
import { daysAhead } from '../../fixtures/days.ts';
import { type Tour, once } from '../screen.ts';

const bengaluru = '1277333';

/** The settings, one of them with a change that waits, and the form for each kind of value. */
async function configurationTour(): Promise<Tour> {
  const { changeId } = await aCommissionToCome(
    bengaluru,
    daysAhead(5_200 + Math.floor(Math.random() * 20_000)),
  );
  const room = (name: string, path: string) => ({ name: `office-${name}`, path: `/backoffice/${path}` });
  return {
    person: null,
    office: true,
    screens: [
      room('configuration', 'configuration'),
      room('no-settings', 'configuration?q=zzqqxx'),
      room('setting', 'configuration/ledger.rules.commissionPercent'),
      room('setting-change', 'configuration/ledger.rules.commissionPercent?dialog=change'),
      room('setting-withdraw', `configuration/ledger.rules.commissionPercent?dialog=withdraw-${changeId}`),
      room('setting-steps', 'configuration/price.fees.convenience?dialog=change'),
      room('setting-rates', 'configuration/price.tax.classes?dialog=change'),
    ],
  };
}

export const configurationTours = { configuration: once(configurationTour) };
