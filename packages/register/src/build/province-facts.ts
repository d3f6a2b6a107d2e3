/**
 * Provinces and counties with their TERYT codes. The number of a county is its place in the list: ordinary counties
 * from 01, cities with county rights from 61; an empty name keeps the place of a number that is no longer in use.
 *
 * @source Regulation of the Council of Ministers of 15 December 1998 on the TERYT register (Dz.U. 1998 nr 157
 * poz. 1031) with its changes; state of 2026-01-01.
 */
export interface ProvinceFact {
  readonly id: string;
  readonly name: string;
  readonly counties: string;
  readonly cities: string;
}

export const provinceFacts: readonly ProvinceFact[] = [
  {
    id: '02',
    name: 'dolnośląskie',
    counties:
      'bolesławiecki, dzierżoniowski, głogowski, górowski, jaworski, karkonoski, kamiennogórski, kłodzki, legnicki, lubański, lubiński, lwówecki, milicki, oleśnicki, oławski, polkowicki, strzeliński, średzki, świdnicki, trzebnicki, wałbrzyski, wołowski, wrocławski, ząbkowicki, zgorzelecki, złotoryjski',
    cities: 'Jelenia Góra, Legnica, , Wrocław, Wałbrzych',
  },
  {
    id: '04',
    name: 'kujawsko-pomorskie',
    counties:
      'aleksandrowski, brodnicki, bydgoski, chełmiński, golubsko-dobrzyński, grudziądzki, inowrocławski, lipnowski, mogileński, nakielski, radziejowski, rypiński, sępoleński, świecki, toruński, tucholski, wąbrzeski, włocławski, żniński',
    cities: 'Bydgoszcz, Grudziądz, Toruń, Włocławek',
  },
  {
    id: '06',
    name: 'lubelskie',
    counties:
      'bialski, biłgorajski, chełmski, hrubieszowski, janowski, krasnostawski, kraśnicki, lubartowski, lubelski, łęczyński, łukowski, opolski, parczewski, puławski, radzyński, rycki, świdnicki, tomaszowski, włodawski, zamojski',
    cities: 'Biała Podlaska, Chełm, Lublin, Zamość',
  },
  {
    id: '08',
    name: 'lubuskie',
    counties:
      'gorzowski, krośnieński, międzyrzecki, nowosolski, słubicki, strzelecko-drezdenecki, sulęciński, świebodziński, zielonogórski, żagański, żarski, wschowski',
    cities: 'Gorzów Wielkopolski, Zielona Góra',
  },
  {
    id: '10',
    name: 'łódzkie',
    counties:
      'bełchatowski, kutnowski, łaski, łęczycki, łowicki, łódzki wschodni, opoczyński, pabianicki, pajęczański, piotrkowski, poddębicki, radomszczański, rawski, sieradzki, skierniewicki, tomaszowski, wieluński, wieruszowski, zduńskowolski, zgierski, brzeziński',
    cities: 'Łódź, Piotrków Trybunalski, Skierniewice',
  },
  {
    id: '12',
    name: 'małopolskie',
    counties:
      'bocheński, brzeski, chrzanowski, dąbrowski, gorlicki, krakowski, limanowski, miechowski, myślenicki, nowosądecki, nowotarski, olkuski, oświęcimski, proszowicki, suski, tarnowski, tatrzański, wadowicki, wielicki',
    cities: 'Kraków, Nowy Sącz, Tarnów',
  },
  {
    id: '14',
    name: 'mazowieckie',
    counties:
      'białobrzeski, ciechanowski, garwoliński, gostyniński, grodziski, grójecki, kozienicki, legionowski, lipski, łosicki, makowski, miński, mławski, nowodworski, ostrołęcki, ostrowski, otwocki, piaseczyński, płocki, płoński, pruszkowski, przasnyski, przysuski, pułtuski, radomski, siedlecki, sierpecki, sochaczewski, sokołowski, szydłowiecki, , warszawski zachodni, węgrowski, wołomiński, wyszkowski, zwoleński, żuromiński, żyrardowski',
    cities: 'Ostrołęka, Płock, Radom, Siedlce, Warszawa',
  },
  {
    id: '16',
    name: 'opolskie',
    counties:
      'brzeski, głubczycki, kędzierzyńsko-kozielski, kluczborski, krapkowicki, namysłowski, nyski, oleski, opolski, prudnicki, strzelecki',
    cities: 'Opole',
  },
  {
    id: '18',
    name: 'podkarpackie',
    counties:
      'bieszczadzki, brzozowski, dębicki, jarosławski, jasielski, kolbuszowski, krośnieński, leżajski, lubaczowski, łańcucki, mielecki, niżański, przemyski, przeworski, ropczycko-sędziszowski, rzeszowski, sanocki, stalowowolski, strzyżowski, tarnobrzeski, leski',
    cities: 'Krosno, Przemyśl, Rzeszów, Tarnobrzeg',
  },
  {
    id: '20',
    name: 'podlaskie',
    counties:
      'augustowski, białostocki, bielski, grajewski, hajnowski, kolneński, łomżyński, moniecki, sejneński, siemiatycki, sokólski, suwalski, wysokomazowiecki, zambrowski',
    cities: 'Białystok, Łomża, Suwałki',
  },
  {
    id: '22',
    name: 'pomorskie',
    counties:
      'bytowski, chojnicki, człuchowski, gdański, kartuski, kościerski, kwidzyński, lęborski, malborski, nowodworski, pucki, słupski, starogardzki, tczewski, wejherowski, sztumski',
    cities: 'Gdańsk, Gdynia, Słupsk, Sopot',
  },
  {
    id: '24',
    name: 'śląskie',
    counties:
      'będziński, bielski, cieszyński, częstochowski, gliwicki, kłobucki, lubliniecki, mikołowski, myszkowski, pszczyński, raciborski, rybnicki, tarnogórski, bieruńsko-lędziński, wodzisławski, zawierciański, żywiecki',
    cities:
      'Bielsko-Biała, Bytom, Chorzów, Częstochowa, Dąbrowa Górnicza, Gliwice, Jastrzębie-Zdrój, Jaworzno, Katowice, Mysłowice, Piekary Śląskie, Ruda Śląska, Rybnik, Siemianowice Śląskie, Sosnowiec, Świętochłowice, Tychy, Zabrze, Żory',
  },
  {
    id: '26',
    name: 'świętokrzyskie',
    counties:
      'buski, jędrzejowski, kazimierski, kielecki, konecki, opatowski, ostrowiecki, pińczowski, sandomierski, skarżyski, starachowicki, staszowski, włoszczowski',
    cities: 'Kielce',
  },
  {
    id: '28',
    name: 'warmińsko-mazurskie',
    counties:
      'bartoszycki, braniewski, działdowski, elbląski, ełcki, giżycki, iławski, kętrzyński, lidzbarski, mrągowski, nidzicki, nowomiejski, olecki, olsztyński, ostródzki, piski, szczycieński, gołdapski, węgorzewski',
    cities: 'Elbląg, Olsztyn',
  },
  {
    id: '30',
    name: 'wielkopolskie',
    counties:
      'chodzieski, czarnkowsko-trzcianecki, gnieźnieński, gostyński, grodziski, jarociński, kaliski, kępiński, kolski, koniński, kościański, krotoszyński, leszczyński, międzychodzki, nowotomyski, obornicki, ostrowski, ostrzeszowski, pilski, pleszewski, poznański, rawicki, słupecki, szamotulski, średzki, śremski, turecki, wągrowiecki, wolsztyński, wrzesiński, złotowski',
    cities: 'Kalisz, Konin, Leszno, Poznań',
  },
  {
    id: '32',
    name: 'zachodniopomorskie',
    counties:
      'białogardzki, choszczeński, drawski, goleniowski, gryficki, gryfiński, kamieński, kołobrzeski, koszaliński, myśliborski, policki, pyrzycki, sławieński, stargardzki, szczecinecki, świdwiński, wałecki, łobeski',
    cities: 'Koszalin, Szczecin, Świnoujście',
  },
];
