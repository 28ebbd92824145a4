import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { systemAuthorized } from '../../platform/authorize.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { dueAfter } from './pay-later.rules.ts';
import { readRules, saveDue } from './pay-later.store.ts';

/** A visit is over, or it ended without work and a charge of it is kept: the days until it is due begin. */
export function payLaterConsumers(platform: Platform): Consumer[] {
  const begin = async ({
    createdAt,
    facts: { bookingId },
  }: {
    readonly createdAt: Date;
    readonly facts: { readonly bookingId: string };
  }) => {
    const dueAt = dueAfter(createdAt, await readRules(platform.db, createdAt));
    await platform.write(system, (tx) =>
      saveDue(tx, systemAuthorized({ bookingId, dueAt }, 'The visit is over.')),
    );
  };
  return [
    consumer(
      'pay_later.begin_due',
      when(bookingEvents.completed, begin),
      when(bookingEvents.cancelled, begin),
    ),
  ];
}
