import type { Act } from '@nukkad/contract/acts';
import type { ActOf } from '@nukkad/contract/kernel/act';
import type { ActorOf, AnyLifecycle, StateOf, VerbOf } from '@nukkad/contract/kernel/lifecycle';
import { recordOf } from '@nukkad/contract/kernel/record';
import { type AuditActor, type AuditEntry, actorOf, machineActor } from '../audit.ts';
import type { Viewer } from '../viewer.ts';
import type { By } from './transition-spec.ts';

/** As much of a move as the log keeps. */
interface LoggedMove<L extends AnyLifecycle, Who> {
  readonly verb: VerbOf<L>;
  readonly from: StateOf<L> | null;
  readonly to: StateOf<L>;
  readonly by: By<ActorOf<L>, Who>;
}

/** Nothing more is asked of acts that are all declared; of others, what the compiler then says is not. */
type Declared<Said extends string> = [Said] extends [Act]
  ? unknown
  : { readonly undeclared: Exclude<Said, Act> };

interface AnyMove extends LoggedMove<AnyLifecycle, Viewer> {
  readonly after: Readonly<Record<string, unknown>>;
}

interface Besides<Who, Kept extends string, Moved> {
  /** Left out: a person who acts for themselves. */
  readonly actor?: (who: Who) => AuditActor;
  /** The table of what changed, where it is not called as the acts are. */
  readonly kind?: string;
  /** Fields of the row that are kept beside the states before and after. */
  readonly keeps?: readonly Kept[];
  /** What is kept in place of the states; nothing personal. */
  readonly detail?: (moved: Moved) => Readonly<Record<string, unknown>>;
}

/**
 * A line of the audit log for each move: `lead.unlock`, of which lead, and the states before and after.
 * `logOf(assetLifecycle, 'asset', 'assetId', { actor: actorOnBehalf })`: of which asset is its field `assetId`. Where acts
 * are not called as the verbs are, a record of them stands in place of 'asset'. An act that is not declared does not compile.
 */
export function logOf<
  L extends AnyLifecycle,
  const As extends string,
  Key extends string,
  Who = Viewer,
  Kept extends string = never,
  Moved extends object = LoggedMove<L, Who>,
>(
  table: L,
  as: Readonly<Record<VerbOf<L>, Act>> | (As & Declared<ActOf<As, VerbOf<L>>>),
  key: Key,
  besides?: Besides<Who, Kept, Moved>,
): (
  moved: LoggedMove<L, Who> &
    Moved & { readonly after: Readonly<Record<Key, string> & Record<NoInfer<Kept>, unknown>> },
) => AuditEntry;
export function logOf(
  _table: AnyLifecycle,
  as: string | Readonly<Record<string, Act>>,
  key: string,
  besides: Besides<Viewer, string, AnyMove> = {},
): object {
  const { actor = actorOf, kind = typeof as === 'string' ? as : '', keeps = [] } = besides;
  const states = ({ from, to, after }: AnyMove) => ({
    from,
    to,
    ...recordOf(keeps, (field) => after[field]),
  });
  const { detail = states } = besides;
  return (moved: AnyMove) => ({
    ...(moved.by.who ? actor(moved.by.who) : machineActor),
    action: typeof as === 'string' ? `${as}.${moved.verb}` : as[moved.verb],
    subjectKind: kind,
    subjectId: moved.after[key],
    detail: detail(moved),
  });
}
