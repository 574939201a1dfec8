export const FRIENDS_PATH = '/friends';
export const sheetPath = (id: string) => `${FRIENDS_PATH}/${id}`;
export const joinPath = (code: string) => `${FRIENDS_PATH}/join/${code}`;
