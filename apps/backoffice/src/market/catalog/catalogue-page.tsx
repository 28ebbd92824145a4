import { Tabs } from '@mantine/core';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { CategoriesList } from './categories-list.tsx';
import { ServicesList } from './services-list.tsx';

export function CataloguePage() {
  const [{ tab }, change] = useFilter(['tab']);
  return (
    <PageFrame title="Catalogue" about="What can be booked. A change shows in the main app at once.">
      <Tabs
        value={tab === 'categories' ? tab : 'services'}
        onChange={(value) => change({ tab: value === 'categories' ? value : '' })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="services">Services</Tabs.Tab>
          <Tabs.Tab value="categories">Categories</Tabs.Tab>
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
