/** An answer of one domain to the extension point of another; handed over in `Domain.extensions`. */
export interface Extension {
  readonly point: string;
  /** Called once, by `Contributions.gather`. */
  install(): void;
}

/**
 * A question that a domain asks of domains that build on it. The lower domain declares the type of the answer and
 * opens the point; a higher one answers it, so no interface is ever handed upwards (docs/decisions/house.md).
 */
export interface ExtensionPoint<Answer> {
  readonly point: string;
  /** What the domains of this composition answer, in their order. Empty where none of them does. */
  readonly answers: readonly Answer[];
  /** The one answer. Throws where the composition has none, or two. */
  single(): Answer;
  answeredBy(answer: Answer): Extension;
}

/** `extensionPoint<HasBooked>('coupon.has_booked')`. Holds the answers of one composition, so it is no constant of a module. */
export function extensionPoint<Answer>(point: string): ExtensionPoint<Answer> {
  const answers: Answer[] = [];
  return {
    point,
    answers,
    single: () => {
      const [answer] = answers;
      if (answer === undefined || answers.length > 1)
        throw new Error(`${point} has ${answers.length} answers, and needs one.`);
      return answer;
    },
    answeredBy: (answer) => ({ point, install: () => void answers.push(answer) }),
  };
}
