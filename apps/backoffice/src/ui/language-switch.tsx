import { Button } from '@mantine/core';
import { language, turnTo } from '../platform/words.ts';

/** The other language by its own name; the page is drawn anew in it. */
export function LanguageSwitch() {
  const [other, name] = language === 'hi' ? (['en', 'English'] as const) : (['hi', 'हिंदी'] as const);
  return (
    <Button variant="subtle" size="xs" px={6} lang={other} onClick={() => turnTo(other)}>
      {name}
    </Button>
  );
}
