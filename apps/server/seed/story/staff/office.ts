/** A shop whose story of people is told, and what its scenes share. */
import { ApiError, type CallInput, type Given } from '@nukkad/contract/kernel/client';
import type { AnyEndpoint, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { istDay } from '@nukkad/contract/kernel/time';
import { newId } from '../../../src/platform/id.ts';
import type { Shop } from '../../city/demo-city.ts';
import type { Random } from '../../random.ts';
import type { Stage } from '../stage.ts';
import { type Member, crewOf } from './crew.ts';

interface Settings {
  readonly key?: string;
}

export interface Office {
  readonly stage: Stage;
  readonly shop: Shop;
  readonly crew: readonly Member[];
  /** Of its own: what happens here does not change the story of bookings. */
  readonly random: Random;
  /** The first day that is told, and the last one. */
  readonly from: string;
  readonly today: string;
  readonly present: Date;
  /** From this day on customers book, and the days of their visits are promised. */
  readonly bookedFrom: string;
  readonly asOwner: <E extends AnyEndpoint>(
    endpoint: E,
    ...given: Given<CallInput<E> & Settings>
  ) => Promise<EndpointOutput<E>>;
  readonly as: <E extends AnyEndpoint>(
    member: Member,
    endpoint: E,
    ...given: Given<CallInput<E> & Settings>
  ) => Promise<EndpointOutput<E>>;
  /** What is planned for later than the present is not told. */
  readonly plan: (at: Date, act: () => Promise<unknown>) => void;
}

export const key = () => ({ key: newId() });

export function officeOf(
  stage: Stage,
  shop: Shop,
  told: { readonly from: Date; readonly present: Date; readonly bookedFrom: string; readonly random: Random },
): Office {
  const { client, actors, timeline } = stage;
  const { from, present, bookedFrom, random } = told;
  return {
    stage,
    shop,
    crew: crewOf(shop),
    random,
    from: istDay(from),
    today: istDay(present),
    present,
    bookedFrom,
    asOwner: async (endpoint, ...given) => client.call(await actors.asOwner(shop), endpoint, ...given),
    as: async (member, endpoint, ...given) =>
      client.call(await actors.asMember(shop, member), endpoint, ...given),
    plan: (at, act) => {
      if (at < present) timeline.plan(at, () => unlessRefused(act));
    },
  };
}

/**
 * What customers booked meanwhile differs from day to day: a scene that the state of things refuses (409) ends there, and the
 * first start goes on. What must come of the story is counted by its test.
 */
export async function unlessRefused(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
  }
}

/** What the story's own visits and people did meanwhile is no mistake of it: such a refusal ends the scene. */
export async function unless<Made>(codes: readonly string[], step: Promise<Made>): Promise<Made | null> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof ApiError && codes.some((code) => error.message.includes(`"${code}"`))) return null;
    throw error;
  }
}
