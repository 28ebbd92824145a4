export { useOnline } from '@nukkad/frame/use-online';
