import { Gallery } from '../../gallery/gallery.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(() => ({ title: 'Gallery', noindex: true }));

export default Gallery;
