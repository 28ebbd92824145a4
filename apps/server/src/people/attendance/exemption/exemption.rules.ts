/** Who is paid without checking in, and when: pure. */

/** Both inclusive, YYYY-MM-DD; `toDay` null: until further notice. */
export interface Exemption {
  readonly fromDay: string;
  readonly toDay: string | null;
}

export const isOn =
  (day: string) =>
  ({ fromDay, toDay }: Exemption): boolean =>
    fromDay <= day && (toDay === null || toDay >= day);
