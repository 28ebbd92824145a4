import { AssetPage } from '../../../people/asset/asset-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/company-asset.ts';

export const handle = page(({ t }) => ({ title: t('asset.title', 'Company assets'), noindex: true }));

export default function CompanyAsset({ params }: Route.ComponentProps) {
  return <AssetPage assetId={params.assetId} />;
}
