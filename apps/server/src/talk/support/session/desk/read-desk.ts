import type { Page } from '@nukkad/contract/kernel/page';
import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import type { DeskSession, DeskState, deskTalk } from '@nukkad/contract/talk/support/session-office.api';
import { incidentTopics } from '@nukkad/contract/talk/support/support.model';
import * as z from 'zod/mini';
import type { Reader } from '../../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../../platform/http/cursor.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { findIncidentNumber } from '../../support.store.ts';
import { findDuty, listOnDuty } from '../agent.store.ts';
import { readDeskRules } from '../desk-rules.store.ts';
import { listNotes } from '../note.store.ts';
import type { Asking } from '../read-session.ts';
import type { SessionDependencies } from '../session.interface.ts';
import { presentForDesk } from '../session.presenter.ts';
import { goneSince } from '../session.rules.ts';
import {
  type SessionRow,
  countOwed,
  countWaiting,
  findSession,
  listForDesk,
  readRatings,
} from '../session.store.ts';

const ratingDaysMs = 30 * 86_400_000;

/** The own duty, who else is there, how many wait, and ratings. */
export async function readDesk(
  { platform, account }: SessionDependencies,
  { viewer, now }: Asking,
): Promise<DeskState> {
  const { db } = platform;
  const rules = await readDeskRules(platform, db, now);
  const [duty, agents, waiting, owed, ratings] = await Promise.all([
    findDuty(db, viewer.userId),
    listOnDuty(db, goneSince(now, rules)),
    countWaiting(db),
    countOwed(db, viewer.userId),
    readRatings(db, new Date(now.getTime() - ratingDaysMs)),
  ]);
  const names = await account.namesOf(
    db,
    agents.map(({ userId }) => userId),
  );
  const { rated, meanStars, satisfied } = ratings;
  return {
    onDuty: duty?.onDuty ?? false,
    languages: [...(duty?.languages ?? (['en', 'hi'] as const))],
    topics: [...(duty?.topics ?? incidentTopics)],
    most: duty?.most ?? 3,
    agents: agents.map(({ userId, languages, topics, most, load }) => ({
      userId,
      name: names.get(userId) ?? '',
      languages: languages.filter((one) => one === 'en' || one === 'hi'),
      topics: incidentTopics.filter((one) => topics.includes(one)),
      most,
      load,
    })),
    waiting,
    owed,
    mine: agents.find(({ userId }) => userId === viewer.userId)?.load ?? 0,
    rated,
    meanStars: meanStars === null ? null : Math.round(meanStars * 10) / 10,
    satisfiedPercent: rated === 0 ? null : Math.round((100 * satisfied) / rated),
  };
}

/** One session for the desk. */
export async function presentOne(
  { platform, account }: SessionDependencies,
  reader: Reader,
  row: SessionRow,
  { viewer, now }: Asking,
): Promise<DeskSession> {
  const [rules, names, incidentNumber] = await Promise.all([
    readDeskRules(platform, reader, now),
    account.namesOf(reader, [row.userId, row.agentId]),
    row.incidentId ? findIncidentNumber(reader, row.incidentId) : null,
  ]);
  return presentForDesk(row, { viewer, rules, names, incidentNumber });
}

const cursorKey = z.tuple([z.uuid()]);

export async function listDeskSessions(
  deps: SessionDependencies,
  asking: Asking,
  {
    show,
    userId: ofUser,
    cursor,
    limit,
  }: {
    readonly show: 'mine' | 'queue' | 'all';
    readonly userId?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<DeskSession>> {
  const { db } = deps.platform;
  const { viewer, now } = asking;
  const after = readCursor(cursor, cursorKey)?.[0] ?? null;
  const rows = await listForDesk(db, {
    show,
    userId: ofUser,
    agentId: viewer.userId,
    after,
    limit: limit + 1,
  });
  const [rules, names] = await Promise.all([
    readDeskRules(deps.platform, db, now),
    deps.account.namesOf(
      db,
      rows.flatMap(({ userId, agentId }) => [userId, agentId]),
    ),
  ]);
  return pageFrom(
    rows,
    limit,
    (row) => presentForDesk(row, { viewer, rules, names, incidentNumber: null }),
    ({ sessionId }) => [sessionId],
  );
}

const mostLines = 200;

export async function readDeskTalk(
  deps: SessionDependencies,
  asking: Asking,
  sid: string,
): Promise<z.output<typeof deskTalk>> {
  const { db } = deps.platform;
  const row = (await findSession(db, sid)) ?? refuse(sessionErrors.talk_not_found);
  const [session, messages, notes] = await Promise.all([
    presentOne(deps, db, row, asking),
    deps.chat.transcriptOf(db, sid, { limit: mostLines, side: 'b' }, asking.now),
    listNotes(db, sid),
  ]);
  const names = await deps.account.namesOf(
    db,
    notes.map(({ userId }) => userId),
  );
  return {
    session,
    messages,
    notes: notes.map(({ noteId, userId, note, at }) => ({
      noteId,
      by: (userId && names.get(userId)) || '',
      note,
      at: at.toISOString(),
    })),
  };
}
