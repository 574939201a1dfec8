/** What a daily does once its board is on the screen: one file that comes later. */
export { serverOffset } from '../device/server-offset';
export { fetchToday, startDaily } from './daily-calls';
export { keepMoves } from './keep-moves';
