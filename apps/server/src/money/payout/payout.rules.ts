/** When and how partners are paid; dated rows of `setting` under `payout.rules`. */
export interface PayoutRules {
  /** Days after a booking closes until its money may be paid out. */
  readonly afterDays: number;
  /** Time of day of the run, Asia/Kolkata, HH:MM. */
  readonly runAt: string;
  /** A partner with less due waits for the next run. */
  readonly minimumPaise: number;
  /** A run of more than this is sent after a second person has agreed. */
  readonly fourEyesAbovePaise: number;
}

export const defaultRules: PayoutRules = {
  afterDays: 2,
  runAt: '01:00',
  minimumPaise: 10_000,
  fourEyesAbovePaise: 50_000_000,
};
