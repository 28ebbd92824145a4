import type { listEmployerFeedback as endpoint } from '@nukkad/contract/hiring/hire/hire.api';
import type { EmployerRating } from '@nukkad/contract/hiring/job/job.model';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import type { RateEmployers } from '../job/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { organisationOf } from '../../platform/viewer.ts';
import {
  type FeedbackRow,
  countOfBusiness,
  listOfBusiness,
  sumOfBusinesses,
  sumsOf,
} from './feedback.store.ts';
import type { HireDependencies } from './hire.interface.ts';
import { averageOf } from './hire.rules.ts';

const read = async (
  reader: Reader,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, EmployerRating>> =>
  new Map(
    (await sumOfBusinesses(reader, organisationIds)).map(({ organisationId, sum, count }) => [
      organisationId,
      { stars: averageOf(sum, count), count },
    ]),
  );

/** What jobs show of their businesses; fewer than three say who said it. */
export const rateEmployers: RateEmployers = {
  read,
  sumsOf,
  ratingOf: ([sum = 0, count = 1]) => ({ stars: averageOf(sum, count), count }),
};

const idKey = z.tuple([z.uuid()]);

const present = ({ feedbackId, stars, words, givenAt }: FeedbackRow) => ({
  feedbackId,
  stars,
  words,
  month: istDay(givenAt).slice(0, 7),
});

/** Without names, and in no order of time. */
export async function listEmployerFeedback(
  { platform: { db } }: HireDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof endpoint>['query'],
): Promise<EndpointAnswer<typeof endpoint>> {
  const organisationId = organisationOf(viewer);
  const rating = (await read(db, [organisationId])).get(organisationId) ?? null;
  const page = await listOf(asked, {
    after: (cursor) => readCursor(cursor, idKey)?.[0] ?? null,
    rows: async (after, most) => (rating ? listOfBusiness(db, organisationId, after, most) : []),
    key: ({ feedbackId }) => [feedbackId],
    count: async () => (rating ? countOfBusiness(db, organisationId) : 0),
    items: (rows) => rows.map(present),
  });
  return { ...page, rating };
}
