import { t } from '../../platform/words.ts';
import { Tabs } from '@mantine/core';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { CategoriesList } from './categories-list.tsx';
import { ServicesList } from './services-list.tsx';

export function CataloguePage() {
  const [{ tab }, change] = useFilter(['tab']);
  return (
    <PageFrame
      title={t('common.catalogue', 'Catalogue')}
      about={t('catalog.whatCustomersCanBookChanges', 'What customers can book. Changes go live at once.')}
    >
      <Tabs
        value={tab === 'categories' ? tab : 'services'}
        onChange={(value) => change({ tab: value === 'categories' ? value : '' })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="services">{t('common.services', 'Services')}</Tabs.Tab>
          <Tabs.Tab value="categories">{t('common.categories', 'Categories')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="services">
          <ServicesList />
        </Tabs.Panel>
        <Tabs.Panel value="categories">
          <CategoriesList />
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  );
}
