export const blogPath = (slug: string) => `/blogs/${slug}`;
export const writePath = (blogId: string) => `/blogs/write/${blogId}`;
export const tagPath = (tag: string) => `/blogs?tag=${encodeURIComponent(tag)}`;

/** Dialogs about own blogs, by the address of the page they lie over. */
export const blogDialogs = {
  remove: 'delete-blog',
  unpublish: 'unpublish-blog',
  versions: 'blog-versions',
} as const;

/** Which blog such a dialog is about. */
export const aboutBlog = 'about';
