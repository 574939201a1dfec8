export interface Game {
  readonly id: string;
  readonly title: string;
  readonly moves: readonly string[];
}

export const GAMES: readonly Game[] = [
  { id: 'scholar', title: "Scholar's mate", moves: ['e4 e5', 'Qh5 Nc6', 'Bc4 Nf6', 'Qxf7#'] },
  { id: 'fool', title: "Fool's mate", moves: ['f3 e5', 'g4 Qh4#'] },
];

export const gameOf = (id: string | undefined) => GAMES.find((game) => game.id === id);
