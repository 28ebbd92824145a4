import { coolCare, coolCareOwner, lakshmi, lakshmisShop } from '../fixtures/people.ts';
import { anAddressOf } from '../fixtures/bookings.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import * as story from './steps/rfq.ts';

const visit = 'Measuring the rooms';
const cool = { company: coolCare, owner: coolCareOwner };
const home = { company: lakshmisShop, owner: lakshmi };

// A number gets no two passwords at once: the other business is chosen in the other language.
for (const [language, told, won, lost] of [
  ['en', 'in English', cool, home],
  ['hi', 'in Hindi', home, cool],
] as const)
  test(`a request becomes two quotes, one agreement and a paid milestone in three browsers, ${told}`, async ({
    page,
    newPerson,
  }) => {
    test.setTimeout(300_000);
    const companies = [won.company, lost.company] as const;
    const customer = await aCustomer('Meena Iyer');
    await anAddressOf(customer);
    const asha = await story.sit(page, customer, language);
    const chosen = await story.sit(await newPerson('phone'), won.owner, language);
    const other = await story.sit(await newPerson('desk'), lost.owner, language);

    const { path, rfqNumber } = await story.askFor(asha, companies);
    const lead = await story.unlockLead(chosen, rfqNumber);
    const rival = await story.unlockLead(other, rfqNumber);
    await story.sendQuote(chosen, lead, '8000', visit);
    await story.sendQuote(other, rival, '8500');

    await story.askBoth(asha, path, 'Are the switches part of it?');
    for (const firm of [chosen, other]) {
      await firm.page.goto('/message_center');
      await expect(firm.page.getByText('Are the switches part of it?').first()).toBeVisible({
        timeout: 20_000,
      });
    }

    await story.compareAndOpen(asha, path, companies);
    await story.counter(asha, '25000');
    await story.readVersion(asha, '₹28,320', '₹25,000');
    await story.acceptOffer(chosen, lead);
    await asha.page.reload();
    await story.chooseAddress(asha);
    await story.signQuote(asha, 'confirmed');
    await story.signQuote(chosen, 'agreed');
    await story.readLoss(other, rival, '₹25,000');

    await story.payAdvance(asha);
    await story.openProject(asha, path);
    await story.openProject(chosen, lead);
    for (const seat of [asha, chosen]) await story.openVisit(seat, visit);
    await story.finishMilestone(chosen, asha);
  });
