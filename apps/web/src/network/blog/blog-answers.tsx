import { getBlog } from '@nukkad/contract/network/blog/blog.api';
import type { Blog } from '@nukkad/contract/network/blog/blog.model';
import { Link } from 'react-router';
import { Comments } from '../../nouns/comment/comments.tsx';
import { ReportDialog, useReportLink } from '../../nouns/moderation/report-link.tsx';
import { ReactionBar } from '../../nouns/reaction/reaction-bar.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { QueryProvider } from '../../ui/browser/query-provider.tsx';
import { Row, Stack } from '../../ui/page/parts.tsx';

function Report({ blogId }: { blogId: string }) {
  const { t } = useTranslation();
  return <Link {...useReportLink('blog', blogId)}>{t('blog.report', 'Report')}</Link>;
}

/** As the page has it, and anew after the reader has reacted or commented. */
function Saying({ blog }: { blog: Blog }) {
  const asked = useAsked(getBlog, { query: { slug: blog.slug } }, { initialData: blog, staleTime: 60_000 });
  const { blogId, reaction, reactions, can } = asked.data ?? blog;
  return (
    <Stack gap={1}>
      <Row gap={[0.25, 1]} align="center">
        <ReactionBar subject="blog" subjectId={blogId} reaction={reaction} reactions={reactions} />
        {!can.edit && <Report blogId={blogId} />}
      </Row>
      <Comments subject="blog" subjectId={blogId} />
      <ReportDialog />
    </Stack>
  );
}

/** What members say about a blog. A public page has no query client of its own. */
export function BlogAnswers({ blog }: { blog: Blog }) {
  return (
    <QueryProvider>
      <Saying key={blog.blogId} blog={blog} />
    </QueryProvider>
  );
}
