import type { OfferLetter as Letter } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Note, Paragraph, Stack, Text } from '../../ui/page/parts.tsx';

/** A letter in words, as its paper has them, in the language that it is written in. */
export function OfferLetter({ letter, lang }: { letter: Letter; lang: 'en' | 'hi' }) {
  return (
    <Stack as="article" gap={0.75} narrows lang={lang} translate="no">
      <Text as="h3" size="md" weight={750}>
        {letter.title}
      </Text>
      <Note>{letter.below}</Note>
      {letter.lines.map((line) => (
        <Paragraph key={line} lines>
          {line}
        </Paragraph>
      ))}
      <Facts>
        {letter.terms.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      {letter.signed.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
    </Stack>
  );
}
