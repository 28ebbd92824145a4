import { socketMessage } from '../../kernel/socket-message.ts';

/** An asset of an organisation changed; asset is its id. */
export const assetChanged = socketMessage<{ readonly assetId: string }>('asset.changed');
