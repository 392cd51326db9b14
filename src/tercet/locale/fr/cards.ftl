## Les caractéristiques et leurs valeurs

card-feature-number = nombre
card-feature-colour = couleur
card-feature-fill = remplissage
card-feature-shape = forme

card-value-1 = un
card-value-2 = deux
card-value-3 = trois
card-value-red = rouge
card-value-green = vert
card-value-purple = violet
card-value-solid = plein
card-value-striped = hachuré
card-value-open = vide
card-value-oval = ovale
card-value-squiggle = vague
card-value-diamond = losange

## Le nom d’une carte

card-name =
    { $number ->
        [1] { $shape ->
            [squiggle] une
           *[other] un
        }
        [2] deux
       *[3] trois
    } { $shape ->
        [oval] ovale
        [squiggle] vague
       *[diamond] losange
    }{ $number ->
        [1] { "" }
       *[other] s
    } { $shape ->
        [squiggle] { $colour ->
            [red] rouge
            [green] verte
           *[purple] violette
        }
       *[other] { $colour ->
            [red] rouge
            [green] vert
           *[purple] violet
        }
    }{ $number ->
        [1] { "" }
       *[other] s
    } { $shape ->
        [squiggle] { $fill ->
            [solid] pleine
            [striped] hachurée
           *[open] vide
        }
       *[other] { $fill ->
            [solid] plein
            [striped] hachuré
           *[open] vide
        }
    }{ $number ->
        [1] { "" }
       *[other] s
    }
card-gap = place vide

## Le nom d’un tapis, et les marques d’une carte

card-layout =
    { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }
card-selected = { $name }, carte choisie
card-hinted = { $name }, indice
card-dealt = { $name }, nouvelle carte

## La vérification de trois cartes, caractéristique par caractéristique

card-check-number =
    { $verdict ->
        [same] les trois portent { $most ->
            [1] un symbole
            [2] deux symboles
           *[3] trois symboles
        }
        [different] les trois nombres sont différents
       *[mixed] deux portent { $most ->
            [1] un symbole
            [2] deux symboles
           *[3] trois symboles
        }, l’autre en porte { $odd ->
            [1] un
            [2] deux
           *[3] trois
        }
    }
card-check-colour =
    { $verdict ->
        [same] les trois sont { $most ->
            [red] rouges
            [green] vertes
           *[purple] violettes
        }
        [different] les trois couleurs sont différentes
       *[mixed] deux sont { $most ->
            [red] rouges
            [green] vertes
           *[purple] violettes
        }, une est { $odd ->
            [red] rouge
            [green] verte
           *[purple] violette
        }
    }
card-check-fill =
    { $verdict ->
        [same] les trois sont { $most ->
            [solid] pleines
            [striped] hachurées
           *[open] vides
        }
        [different] les trois remplissages sont différents
       *[mixed] deux sont { $most ->
            [solid] pleines
            [striped] hachurées
           *[open] vides
        }, une est { $odd ->
            [solid] pleine
            [striped] hachurée
           *[open] vide
        }
    }
card-check-shape =
    { $verdict ->
        [same] les trois portent des { $most ->
            [oval] ovales
            [squiggle] vagues
           *[diamond] losanges
        }
        [different] les trois formes sont différentes
       *[mixed] deux portent des { $most ->
            [oval] ovales
            [squiggle] vagues
           *[diamond] losanges
        }, une porte des { $odd ->
            [oval] ovales
            [squiggle] vagues
           *[diamond] losanges
        }
    }
card-check-line = { $feature } : { $finding }
card-is-set = C’est un SET.
card-is-not-set = Ce n’est pas un SET.
