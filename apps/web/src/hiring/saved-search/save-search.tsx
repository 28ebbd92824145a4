import { saveSearch } from '@nukkad/contract/hiring/saved-search/saved-search.api';
import type { SavedSearchBody } from '@nukkad/contract/hiring/saved-search/saved-search.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type SoughtJobs, searchDetails, searchTitle } from './saved-search-words.ts';

/** Keeps the search that is on the screen, with alerts: `?dialog=save-search`. */
export function SaveSearch({ sought, body }: { sought: SoughtJobs; body: SavedSearchBody }) {
  const voice = useTranslation();
  const { t } = voice;
  const what = [searchTitle(voice, sought), ...searchDetails(voice, sought)].join(' · ');
  return (
    <Question
      dialog={useUrlDialog('save-search')}
      title={t('savedSearch.save.title', 'Save this search?')}
      consequences={[
        what,
        t('savedSearch.save.alerts', 'You get an alert about new jobs, at most once a day.'),
        t('savedSearch.save.off', 'You can turn alerts off under Saved searches.'),
      ]}
      confirm={t('savedSearch.save', 'Save search')}
      send={useSend(saveSearch)}
      request={body}
      said={t('savedSearch.saved', 'Search saved.')}
    />
  );
}
