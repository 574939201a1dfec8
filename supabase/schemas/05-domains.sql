-- Top-level domains, for recognizing links in names.

-- Domains of countries, then domains in which anybody can register a name, then domains in other scripts, from the public suffix
-- list of 2023, and the reserved ones. Most domains of a single company are left out: nobody else can have a link there, and
-- many are surnames.
create function private.top_level_domains() returns text[]
language sql immutable set search_path = '' as $$
  select regexp_split_to_array(btrim('
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by bz ca cc cd cf cg
    ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi
    gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky
    kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl
    no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr
    ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za
    zm zw
    aaa abogado abudhabi academy accountant accountants actor ads adult aero africa agency airforce akdn alsace amsterdam
    analytics apartments app arab archi army art arte asia associates attorney auction audible audio author auto autos baby band
    bank bar barcelona bargains baseball basketball bayern bcn beauty beer berlin best bet bible bid bike bingo bio biz black
    blackfriday blog blue boats bond boo book boston bot boutique box broadway broker brussels build builders business buy buzz
    bzh cab cafe call cam camera camp capetown capital car caravan cards care career careers cars casa case cash casino cat
    catering catholic center cern cfd channel charity chat cheap christmas chrome church circle city cityeats claims cleaning
    click clinic clinique clothing cloud club coach codes coffee college cologne com community company compare computer condos
    construction consulting contact contractors cooking cookingchannel cool coop corsica country coupon coupons courses cpa
    credit creditcard creditunion cricket cruise cruises cymru cyou dad dance data date dating day dds deal dealer deals degree
    delivery democrat dental dentist desi design dev diamonds diet digital direct directory discount diy docs doctor dog domains
    dot download drive dubai durban earth eat eco edu education email energy engineer engineering enterprises equipment esq
    estate eurovision eus events example exchange expert exposed express fail faith family fan fans farm fashion fast feedback
    film final finance financial fire fish fishing fit fitness flights florist flowers fly foo food foodnetwork football forex
    forsale forum foundation free frogans frontdoor fun fund furniture futbol fyi gal gallery game games garden gay gbiz gdn
    gent gift gifts gives giving glass gle global gmail gmbh gmx gold golf goo goog google gop got gov graphics gratis green
    gripe grocery group guide guitars guru hair hamburg haus health healthcare help helsinki here hiphop hiv hockey holdings
    holiday homes horse hospital host hosting hot hoteles hotels house how icu immo immobilien inc industries info ink institute
    insurance insure int international invalid investments irish ist istanbul jeep jetzt jewelry jobs joburg joy juegos kaufen
    kids kim kinder kitchen kiwi koeln kosher krd kyoto land lat latino law lawyer lease legal lgbt life lifeinsurance lifestyle
    lighting like limited limo link live living llc llp loan loans local localhost locker lol london lotto love ltd ltda luxe
    luxury madrid maison makeup man management mango map market marketing markets mba med media meet melbourne meme memorial men
    menu miami mil mini mobi mobile moda moe moi mom money mormon mortgage moscow moto motorcycles mov movie museum music nagoya
    name navy net network new news nexus ngo nico ninja now nowruz nowtv nrw nyc office okinawa one ong onion onl online ooo
    open org organic osaka ovh page paris pars partners parts party passagens pay pet pharmacy phd phone photo photography
    photos physio pics pictures pid pin pink pizza place play plumbing plus pohl poker porn post press prime pro prod
    productions prof promo properties property protection pub quebec quest racing radio read realestate realtor realty recipes
    red rehab reise reisen reit ren rent rentals repair report republican rest restaurant review reviews rich rio rip rocks
    rodeo room rsvp rugby ruhr run ryukyu saarland safe safety sale salon sarl save scholarships school schule science scot
    search seat secure security select services sex sexy shia shiksha shoes shop shopping shouji show silk singles site ski skin
    smile soccer social software solar solutions song soy spa space sport spot srl stockholm storage store stream studio study
    style sucks supplies supply support surf surgery swiss sydney systems taipei talk tatar tattoo tax taxi team tech technology
    tel tennis test theater theatre tickets tienda tips tires tirol today tokyo tools tours town toys trade trading training
    travel trust tube tunes university uno vacations vegas ventures versicherung vet viajes video villas vin vip vision
    vlaanderen vodka vote voting voto voyage vuelos wales wang watch watches webcam website wedding wien wiki win wine work
    works world wtf xin xxx xyz yachts yoga yokohama you youtube yun zero zip zone zuerich
    vermögensberater vermögensberatung ελ ευ бг бел дети ею католик ком мкд мон москва онлайн орг рус рф сайт срб укр қаз հայ
    ישראל קום ابوظبي اتصالات الاردن البحرين الجزائر السعودية السعوديه السعودیة السعودیۃ المغرب اليمن امارات ايران ایران بارت
    بازار بھارت تونس سودان سوريا سورية شبكة عراق عرب عمان فلسطين قطر كاثوليك كوم مصر مليسيا موريتانيا موقع همراه پاكستان پاکستان
    ڀارت कॉम नेट भारत भारतम् भारोत संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் భారత్ ಭಾರತ ഭാരതം ලංකා คอม ไทย
    ລາວ გე みんな クラウド コム ストア セール テスト ファッション ポイント 世界 中国 中國 中文网 企业 佛山 信息 健康 八卦 公司 公益 台湾 台灣 商城 商店 商标 在线 天主教 娱乐 家電 广东 微博 慈善 我爱你 手机 招聘
    政务 政府 新加坡 新闻 时尚 書籍 机构 游戏 澳門 澳门 点看 移动 组织机构 网址 网店 网站 网络 臺灣 购物 通販 集团 電訊盈科 食品 餐厅 香港 닷넷 닷컴 한국
  ', E' \n'), '\s+');
$$;
