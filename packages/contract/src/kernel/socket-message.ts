/** Who is in a room: one person, those who act for an organisation, one professional; `money`: those of an organisation who may see its payments; `reviews`: those who may decide on what its employees ask for; `hiring`: those who may see its applicants; the back office. */
export type Room =
  | `${'user' | 'organisation' | 'money' | 'reviews' | 'hiring' | 'staff'}:${string}`
  | 'office';

/**
 * A message of the socket. It says little, as `{ id, version }`: the client asks again, so the server's policy still
 * decides what is read. Server and web use the same object, so neither spells the name twice.
 */
export interface SocketMessage<Data extends object> {
  readonly name: string;
  /** A type only, never a value. */
  readonly types?: Data;
}

export const socketMessage = <Data extends object>(name: string): SocketMessage<Data> => ({ name });

/** A socket message and to whom it is sent, by the facts of an event. `data` is typed by the word. */
export interface SocketDelivery<Facts> {
  readonly word: SocketMessage<object>;
  readonly told: (facts: Facts) => { readonly rooms: readonly Room[]; readonly data: object };
}

export const socketDelivery = <Facts, Data extends object>(
  word: SocketMessage<Data>,
  told: (facts: Facts) => { readonly rooms: readonly Room[]; readonly data: Data },
): SocketDelivery<Facts> => ({ word, told });
