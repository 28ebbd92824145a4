import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { copy, share } from '../../../ui/press/sharing.ts';
import { Row, Text } from '../../../ui/page/parts.tsx';
import styles from './referral.module.css';

/** The own code, to be read out, copied, or sent with whatever the phone sends things with. */
export function OwnReferralCode({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation();
  const text = t('friends.message', 'Book home services here. My code: {{code}}', { code });
  return (
    <Card className={styles.own}>
      <Text as="p" tone="quiet">
        {t('friends.yours', 'Your code')}
      </Text>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <Row gap={0.75} justify="center">
        <Button onClick={() => void share(t, { text, url: link })}>
          {t('friends.share', 'Share with a friend')}
        </Button>
        <Button tone="plain" onClick={() => void copy(t, code)}>
          {t('friends.copy', 'Copy code')}
        </Button>
      </Row>
    </Card>
  );
}
