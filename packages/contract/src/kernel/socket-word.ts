/** Who is in a room: one person, those who act for an organisation, one professional. */
export type Room = `${'user' | 'organisation' | 'staff'}:${string}`;

/**
 * A message of the socket. It says little, as `{ id, version }`: the client asks again, so the server's policy still
 * decides what is read. Server and web use the same object, so neither spells the name twice.
 */
export interface SocketWord<Data extends object> {
  readonly name: string;
  /** A type only, never a value. */
  readonly types?: Data;
}

export const socketWord = <Data extends object>(name: string): SocketWord<Data> => ({ name });

/** What is sent to whom when an event was committed. */
export interface Told {
  readonly rooms: readonly Room[];
  readonly word: SocketWord<object>;
  readonly data: object;
}

/** The socket message of `word`; `data` is typed by it. */
export const told = <Data extends object>(
  word: SocketWord<Data>,
  data: Data,
  rooms: readonly Room[],
): Told => ({
  rooms,
  word,
  data,
});
