import { useParams } from 'react-router-dom';
import { gameOf } from './games';

/** The chosen move. The game's page around it shows what is not found. */
export function Move() {
  const { id, number } = useParams();
  const move = gameOf(id)?.moves[Number(number) - 1];
  return <p>{move ? `Move ${number} is ${move}.` : 'This game has no such move.'}</p>;
}
