/**
 * The passwords that are guessed first. Browser, service and embedded backend refuse them alike. The file has an entry
 * point of its own, `shared-contracts/common-passwords`, so that a page loads it only where a password is chosen.
 *
 * Source: written for this product, after the kinds that lead the yearly published rankings of leaked passwords: words,
 * names, teams, brands and walks over the keyboard, alone or with the endings that people add.
 */
const WORDS = `
  password passwort passw0rd p@ssw0rd p@ssword pa55word passcode passkey letmein welcome wilkommen bienvenue
  admin administrator adminadmin root rootroot guest master login access secret default changeme testing tester
  test user username system manager server internet computer laptop windows google facebook twitter youtube
  instagram whatsapp linkedin samsung iphone android nokia microsoft apple amazon netflix spotify pokemon
  pikachu minecraft roblox fortnite playstation nintendo xbox360 starwars matrix batman superman spiderman
  ironman avengers hulk joker naruto sasuke goku qwerty qwertz azerty qwertyui qwertyuiop asdfgh asdfghjkl
  zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t zaq12wsx q1w2e3 q1w2e3r4 q1w2e3r4t5 asdf
  asdfasdf asdf1234 qwer1234 qweqwe qweasd qweasdzxc qwaszx wasd1234 abc123 abcd1234 abc12345 a1b2c3 a1b2c3d4
  a123456 a12345678 aa123456 1a2b3c 123abc 123qwe 123456a 123456q 12345a 1234qwer pass pass1234 password1234
  admin1234 iloveyou iloveu ilovegod loveyou lovely lovers loveme love forever always princess prince queen king
  angel angels devil heaven jesus jesuschrist christ blessed faith grace church sunshine summer winter autumn
  spring monday friday sunday january february march april june july august september october november december
  morning flower flowers butterfly rainbow orange banana cherry strawberry chocolate cookie cookies candy coffee
  cheese pepper ginger peanut pumpkin sugar honey vanilla whiskey guinness corona monkey dragon tiger eagle
  eagles falcon panther jaguar lion wolf bear shark dolphin dolphins panda kitty kitten puppy doggy bulldog
  rabbit turtle horse spider snake phoenix unicorn animal football baseball basketball soccer hockey tennis
  golfer golf cricket rugby volleyball swimming boxing racing arsenal chelsea liverpool manchester barcelona
  juventus realmadrid ronaldo messi beckham rangers celtic everton lakers yankees cowboys steelers packers
  redskins raiders giants jordan jordan23 lebron michael michelle jennifer jessica daniel andrew joshua thomas
  matthew anthony william charlie charles george robert richard joseph david james john johnny nicole nicholas
  ashley amanda samantha elizabeth hannah natasha rebecca rachel patrick taylor tyler brandon justin austin
  dakota hunter hunter2 maggie molly sophie chloe bailey buster buddy lucky shadow smokey snoopy scooter tigger
  garfield mickey minnie winnie barney elmo disney ferrari porsche mercedes mustang corvette camaro harley
  yamaha honda toyota suzuki kawasaki chevy jeep truck diesel turbo killer hacker ninja samurai pirate soldier
  marine warrior ranger knight wizard merlin gandalf legend hero freedom liberty peace trustno1 whatever nothing
  something anything nobody unknown private public silver golden diamond crystal purple yellow black blackjack
  blue bluesky green white redred london paris berlin madrid boston chicago dallas texas florida california
  america canada mexico brasil brazil india pakistan china japan france germany italia espana england ireland
  scotland russia turkey poland metallica nirvana eminem slipknot blink182 acdc beatles elvis guitar music
  musica piano drummer rockstar student school college teacher family mother father sister brother daddy mommy
  baby babygirl babyboy boyfriend girlfriend friend friends bestfriend together sweet sweety sweetheart hottie
  sexy beautiful handsome cutie pretty hello hellohello helloworld world goodbye happy smile smiley laugh dream
  dreams dreamer magic magical mystery mathematics maths numbers puzzle puzzles sudoku ninefold genius einstein
  science service support office business company money dollar million lottery casino poker winner player gamer
  gaming ficken schatz hallo sommer liebling azertyuiop doudou soleil chouchou loulou bonjour marseille tequiero
  teamo estrella amor senha mudar flamengo corinthians contrasena marina alexander alexandra sandra claudia
  monica victoria vanessa patricia veronica isabella gabriel samuel rafael carlos antonio fernando francisco
  eduardo nothing2 access14 ncc1701 thx1138 bond007 agent007 james007 xxxxxx fuckyou fuckoff fuckme asshole
  bitch bullshit pussy penis motherfucker
`;

/** What people put behind a word. */
const ENDINGS = ['', '1', '12', '123', '!', '1!'];

/** Rows and columns that a finger walks along, there and back. */
const WALKS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '147258369',
];

const reversed = (text: string) => [...text].reverse().join('');
const LINES = WALKS.flatMap((walk) => [walk, reversed(walk)]);
const COMMON = new Set(
  WORDS.trim()
    .split(/\s+/)
    .flatMap((word) => ENDINGS.map((ending) => word + ending)),
);

/** Any length of one to three signs said again and again: `aaaaaa`, `121212`, `abcabc`. */
const REPEATED = /^(.{1,3})\1+$/su;

/** @returns whether this is one of the passwords that are guessed first; capitals make no difference */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (COMMON.has(plain) || REPEATED.test(plain)) return true;
  return plain.length > 0 && LINES.some((line) => line.includes(plain));
}
