import { canMove } from '@nukkad/contract/kernel/lifecycle';
import {
  type SeriesActor,
  seriesLifecycle,
  type SeriesStatus,
} from '@nukkad/contract/market/series/series.noun';
import type { Viewer } from '../../../platform/viewer.ts';
import { type Paused, pauseOf } from './pause.rules.ts';
import { type Parties, isAdmin, isBuyerOf, maySeeAsPartner } from '../booking.policy.ts';

type Sides = Omit<Parties, 'staffId'>;

/** A professional without the right to see all sees its own visits, and not the series. */
export const maySeeSeries = (viewer: Viewer, series: Sides): boolean => {
  const parties = { ...series, staffId: null };
  return isBuyerOf(viewer, parties) || maySeeAsPartner(viewer, parties) || isAdmin(viewer);
};

export const capacitiesOfSeries = (viewer: Viewer, series: Sides): SeriesActor[] =>
  isBuyerOf(viewer, { ...series, staffId: null }) ? ['Buyer'] : [];

interface Pausing extends Paused {
  readonly status: SeriesStatus;
}

/** One pause at a time. */
export const mayBePaused = (series: Pausing, now: Date): boolean =>
  canMove(seriesLifecycle, 'pause', series.status) && pauseOf(series, now) === null;

export const mayBeResumed = (series: Pausing, now: Date): boolean =>
  canMove(seriesLifecycle, 'resume', series.status) && pauseOf(series, now) !== null;
