import { addWorkSite } from '@nukkad/contract/people/attendance/attendance.api';
import { siteBody } from '@nukkad/contract/people/attendance/setting.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { devicePosition } from '../../platform/location/device-position.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { List, Note } from '../../ui/page/parts.tsx';
import styles from './attendance.module.css';
import { useRemoveSite, useSites } from './attendance.queries.ts';

interface Typed {
  readonly name: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly radius: string;
}
const nothing: Typed = { name: '', latitude: '', longitude: '', radius: '100' };
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const bodyOf = ({ name, latitude, longitude, radius }: Typed) => ({
  name,
  latitude: numberOf(latitude),
  longitude: numberOf(longitude),
  radiusMetres: Number(radius),
});

function AddSite() {
  const { t } = useTranslation();
  const add = useSend(addWorkSite);
  const form = useSentForm({
    send: add,
    said: t('site.added', 'Work site added'),
    initial: nothing,
    schema: siteBody,
    bodyOf,
    about: { work_site_name_taken: 'name' },
    onSent: (_, change) => change(nothing),
  });
  const { fields, errors, change, textAt, lineAt } = form;
  const here = async () => {
    const position = await devicePosition().catch(() => null);
    if (!position) return toast.error(t('site.nowhere', 'Your location isn’t available.'));
    const { latitude, longitude } = position.coords;
    change({ latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) });
  };
  return (
    <FieldsOf form={form} save={t('site.add', 'Add work site')}>
      <HindiField label={t('site.name', 'Name')} {...textAt('name')} maxLength={80} />
      <Button tone="plain" small onClick={() => void here()}>
        {t('site.here', 'Use my location')}
      </Button>
      <details className={styles.coordinates} open={Boolean(errors['latitude'] ?? errors['longitude'])}>
        <summary>
          {fields.latitude && fields.longitude
            ? t('site.set', 'Location set: {{latitude}}, {{longitude}}', {
                latitude: fields.latitude,
                longitude: fields.longitude,
              })
            : t('site.coordinates', 'Enter coordinates')}
        </summary>
        <TextField label={t('site.latitude', 'Latitude')} {...lineAt('latitude')} inputMode="decimal" />
        <TextField label={t('site.longitude', 'Longitude')} {...lineAt('longitude')} inputMode="decimal" />
      </details>
      <TextField
        label={t('site.radius', 'Radius (metres)')}
        name="radiusMetres"
        inputMode="numeric"
        value={fields.radius}
        error={errors['radiusMetres']}
        onChange={({ target }) => change({ radius: target.value.replace(/\D/g, '').slice(0, 4) })}
      />
    </FieldsOf>
  );
}

/** Where people check in. */
export function Sites() {
  const { t } = useTranslation();
  const remove = useRemoveSite();
  return (
    <>
      <Loaded query={useSites()} waiting={<ListSkeleton count={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Note>{t('site.none', 'No work sites yet. Check-ins are accepted from anywhere.')}</Note>
          ) : (
            <List gap={0.5}>
              {items.map(({ workSiteId, name, radiusMetres, can }) => (
                <Card key={workSiteId} as="li" quiet>
                  <div className={styles.person}>
                    <div>
                      <b translate="no">{name}</b>
                      <p>{t('site.within', 'Within {{metres}} m', { metres: radiusMetres })}</p>
                    </div>
                    {can.remove && (
                      <Button
                        tone="plain"
                        small
                        busy={remove.isPending && remove.variables === workSiteId}
                        onClick={() => remove.mutate(workSiteId)}
                      >
                        {t('site.remove', 'Remove')}
                      </Button>
                    )}
                  </div>
                </Card>
              ))}
            </List>
          )
        }
      </Loaded>
      <Section title={t('site.new', 'New work site')}>
        <Card quiet>
          <AddSite />
        </Card>
      </Section>
    </>
  );
}
