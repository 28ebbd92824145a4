/** Written over the feed: `/feed?dialog=new-post`. */
export const newPostDialog = 'new-post';
