import { useState } from 'react';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { Section } from '../../ui/page/section.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Row } from '../../ui/page/parts.tsx';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function GalleryDialogs() {
  const [asking, setAsking] = useState(false);
  const link = useDialogLink('sample');
  return (
    <Section title="Dialogs and toasts" lead="UrlModal, Question, toast">
      <Row gap={0.75} align="center">
        <ButtonLink {...link}>Open by address</ButtonLink>
        <Button tone="danger" onClick={() => setAsking(true)}>
          Cancel the booking
        </Button>
        {(['success', 'warning', 'error', 'info'] as const).map((kind) => (
          <Button key={kind} tone="plain" onClick={() => toast[kind](`A toast of the kind ${kind}.`)}>
            {kind}
          </Button>
        ))}
      </Row>
      <UrlModal
        name="sample"
        title="A dialog with an address"
        footer={(close) => <Button onClick={close}>Good</Button>}
      >
        <p>Back closes it, a link opens it.</p>
      </UrlModal>
      <Question
        dialog={{ opened: asking, close: () => setAsking(false) }}
        title="Cancel this booking?"
        danger
        confirm="Cancel the booking"
        keep="Keep it"
        consequences={[
          '₹150 of the price is kept back, because it begins in less than 3 hours.',
          '₹1,397 goes back to you in 5 to 7 working days.',
          'We’ll notify Ravi right away.',
        ]}
        send={pause}
        request={1_200}
      />
    </Section>
  );
}
