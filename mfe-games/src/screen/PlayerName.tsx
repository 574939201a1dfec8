export { PlayerName } from 'shared-company';
