/** What notices of posts speak of. */
export const postExamples: Readonly<Record<string, readonly unknown[]>> = {
  'post.tell_mentioned post.mentioned': [{ name: 'आशा वी.', link: 'https://nukkad.example/there' }],
};
