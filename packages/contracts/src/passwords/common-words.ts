/**
 * Common words of leaked passwords: words, names, teams and brands, most likely first. `guessable-password.ts` has
 * rules for keyboard walks, suffixes, years and letters written as digits. Source: written for this product.
 */
export const COMMON_WORDS = `
  password passwort passcode passkey letmein welcome wilkommen bienvenue admin administrator root guest master
  login access secret default changeme testing tester test user username system manager server internet computer
  laptop windows google facebook twitter youtube instagram whatsapp linkedin samsung iphone android nokia microsoft
  apple amazon netflix spotify pokemon pikachu minecraft roblox fortnite playstation nintendo xbox360 starwars
  matrix batman superman spiderman ironman avengers hulk joker naruto sasuke goku qazwsx qazwsxedc 1qaz2wsx 1q2w3e
  1q2w3e4r 1q2w3e4r5t zaq12wsx q1w2e3 q1w2e3r4 q1w2e3r4t5 asdf1234 qwer1234 qweasd qweasdzxc qwaszx wasd1234 a1b2c3
  a1b2c3d4 1a2b3c 1234qwer pass iloveyou iloveu ilovegod loveyou lovely lovers loveme love forever always princess
  prince queen king angel angels devil heaven jesus jesuschrist christ blessed faith grace church sunshine summer
  winter autumn spring monday friday tuesday wednesday thursday saturday sunday january february march april june
  july august september october november december morning flower flowers butterfly rainbow orange banana cherry
  strawberry chocolate cookie cookies candy coffee cheese pepper ginger peanut pumpkin sugar honey vanilla whiskey
  guinness corona monkey dragon tiger eagle eagles falcon panther jaguar lion wolf bear shark dolphin dolphins
  panda kitty kitten puppy doggy bulldog rabbit turtle horse spider snake phoenix unicorn animal football baseball
  basketball soccer hockey tennis golfer golf cricket rugby volleyball swimming boxing racing arsenal chelsea
  liverpool manchester barcelona juventus realmadrid ronaldo messi beckham rangers celtic everton lakers yankees
  cowboys steelers packers redskins raiders giants jordan lebron michael michelle jennifer jessica daniel andrew
  joshua thomas matthew anthony william charlie charles george robert richard joseph david james john johnny nicole
  nicholas ashley amanda samantha elizabeth hannah natasha rebecca rachel patrick taylor tyler brandon justin
  austin dakota hunter maggie molly sophie chloe bailey buster buddy lucky shadow smokey snoopy scooter tigger
  garfield mickey minnie winnie barney elmo disney ferrari porsche mercedes mustang corvette camaro harley yamaha
  honda toyota suzuki kawasaki chevy jeep truck diesel turbo killer hacker ninja samurai pirate soldier marine
  warrior ranger knight wizard merlin gandalf legend hero freedom liberty peace trustno1 whatever nothing something
  anything nobody unknown private public silver golden diamond crystal purple yellow black blackjack blue bluesky
  green white london paris berlin madrid boston chicago dallas texas florida california america canada mexico
  brasil brazil india pakistan china japan france germany italia espana england ireland scotland russia turkey
  poland metallica nirvana eminem slipknot blink182 acdc beatles elvis guitar music musica piano drummer rockstar
  student school college teacher family mother father sister brother daddy mommy baby babygirl babyboy boyfriend
  girlfriend friend friends bestfriend together sweet sweety sweetheart hottie sexy beautiful handsome cutie pretty
  hello helloworld world goodbye happy smile smiley laugh dream dreams dreamer magic magical mystery mathematics
  maths numbers puzzle puzzles sudoku genius einstein science service support office business company money dollar
  million lottery casino poker winner player gamer gaming ficken schatz hallo sommer liebling soleil bonjour
  marseille tequiero teamo estrella amor senha mudar flamengo corinthians contrasena marina alexander alexandra
  sandra claudia monica victoria vanessa patricia veronica isabella gabriel samuel rafael carlos antonio fernando
  francisco eduardo ncc1701 thx1138 bond007 agent007 james007 fuckyou fuckoff fuckme asshole bitch bullshit pussy
  penis motherfucker
`
  .trim()
  .split(/\s+/);
