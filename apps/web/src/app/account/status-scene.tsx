import scenes from './status-scenes.svg?url';

export type StatusScene = 'Blocked' | 'Deactivated' | 'Inactive' | 'Suspended' | 'rule' | 'subscription';

/** The picture of an account's status; the words beside it explain it. */
export function StatusPicture({ name }: { name: StatusScene }) {
  return (
    <svg width={192} height={144} viewBox="0 0 160 120" aria-hidden="true" data-picture={name}>
      <use href={`${scenes}#${name}`} />
    </svg>
  );
}
