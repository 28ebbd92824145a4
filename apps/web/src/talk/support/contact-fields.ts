import {
  type IncidentTopic,
  contactBody,
  incidentBody,
  incidentTopics,
} from '@nukkad/contract/talk/support/support.model';

/** The fields of the form, as typed. */
export interface Typed {
  readonly topic: IncidentTopic;
  readonly message: string;
  readonly bookingNumber: string;
  readonly fullName: string;
  /** An email address or a mobile number. */
  readonly contact: string;
  /** People do not see it. */
  readonly website: string;
}

/** `?topic=upgrade` comes from the account status page (specification section 2). */
export function topicOf(asked: string | null): IncidentTopic {
  if (asked === 'upgrade') return 'subscription';
  return incidentTopics.find((topic) => topic === asked) ?? 'other';
}

const digits = (text: string) => text.replaceAll(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '');

/** What a visitor says of themselves; what was left empty is left out. */
export function visitorOf({ fullName, contact, website }: Pick<Typed, 'fullName' | 'contact' | 'website'>) {
  const given = contact.trim();
  return {
    fullName,
    website,
    ...(given.includes('@') && { email: given.toLowerCase() }),
    ...(given && !given.includes('@') && { mobileNumber: digits(given) }),
  };
}

/** As the call wants it; what was left empty is left out. */
export function bodyOf({ topic, message, bookingNumber, ...visitor }: Typed) {
  return {
    told: {
      topic,
      message,
      ...(bookingNumber.trim() && { bookingNumber: bookingNumber.trim().toUpperCase() }),
    },
    visitor: visitorOf(visitor),
  };
}

export const schemaFor = (signedIn: boolean) => (signedIn ? incidentBody : contactBody);
