import type { Job } from '@nukkad/contract/hiring/job/job.model';
import type { previewJobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { addDays, istDay } from '@nukkad/contract/kernel/time';

type Body = EndpointInput<typeof previewJobOffer>['body'];

/** As the fields hold it: what may be left out is empty. */
export interface TypedOffer {
  readonly title: string;
  readonly wageUnit: Body['wageUnit'];
  readonly wage: number | null;
  readonly startsOn: string;
  readonly place: string;
  readonly shift: Body['shift'];
  readonly hours: string;
  readonly probationMonths: number;
  readonly noticeDays: number;
  readonly departmentId: string;
  readonly words: string;
  readonly validUntil: string;
  readonly lang: Body['lang'];
  readonly signatoryName: string;
  readonly signatoryTitle: string;
}

export const probations = [0, 1, 2, 3, 6, 12] as const;
export const notices = [0, 7, 15, 30, 60, 90] as const;
const daysToAnswer = 5;
const daysToStart = 10;

/** Begins with what the job says, a week to answer and begin in. */
export function offerFor(
  { title, wageUnit, wageTo, wageFrom, shift, hours, locality, cityName }: Job,
  {
    signatoryName,
    locale,
    now,
  }: { readonly signatoryName: string; readonly locale: string; readonly now: Date },
): TypedOffer {
  const today = istDay(now);
  return {
    title,
    wageUnit,
    wage: wageTo ?? wageFrom,
    startsOn: addDays(today, daysToStart),
    place: [locality, cityName].filter(Boolean).join(', '),
    shift,
    hours,
    probationMonths: 3,
    noticeDays: 15,
    departmentId: '',
    words: '',
    validUntil: addDays(today, daysToAnswer),
    lang: locale.startsWith('hi') ? 'hi' : 'en',
    signatoryName,
    signatoryTitle: '',
  };
}

/** What is sent; an amount that was not typed is one that the schema refuses. */
export const bodyOf = ({ departmentId, wage, ...typed }: TypedOffer, applicationId: string): Body => ({
  ...typed,
  applicationId,
  wage: wage ?? 0,
  ...(departmentId && { departmentId }),
});

/** What was sent, as fields again: the letter is read and its terms are changed. */
export const typedOf = ({ applicationId: _of, ...body }: Body): TypedOffer => ({
  ...body,
  hours: body.hours ?? '',
  words: body.words ?? '',
  departmentId: body.departmentId ?? '',
  signatoryTitle: body.signatoryTitle ?? '',
});
