import scenes from './scenes.svg?url';

export type SceneName =
  | 'empty'
  | 'bookings'
  | 'cart'
  | 'search'
  | 'place'
  | 'people'
  | 'messages'
  | 'photos'
  | 'files'
  | 'money'
  | 'error'
  | 'offline'
  | 'denied'
  | 'done';

/** A small painted picture for a state without content. It is decorative: the text beside it carries the meaning. */
export function Scene({ name, size = 160 }: { name: SceneName; size?: number }) {
  return (
    <svg width={size} height={(size * 3) / 4} viewBox="0 0 160 120" aria-hidden="true">
      <use href={`${scenes}#${name}`} />
    </svg>
  );
}
